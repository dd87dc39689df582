// Installs the packages of package-lock.json when they are missing or older than it.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export function installPackages() {
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages (npm ci) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' });
}
