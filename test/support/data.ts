/** Reads the lines of a file in test/data; those that begin with # are comments. */
import { readFileSync } from 'node:fs';

export const dataLines = (name: string): string[] =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

export const docText = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
