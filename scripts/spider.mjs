#!/usr/bin/env node
// The solver as a command of its own, after `npm install --global .` in a checkout:  spider help
import { start } from './program.mjs';

await start('src/cli/main.ts', process.argv.slice(2));
