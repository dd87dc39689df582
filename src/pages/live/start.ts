/** Loads what is alive on a written page by itself, so that none of it is among the files of the first table. */
import('./main.ts').catch(() => undefined);
