/**
 * The type of all words on screen, taken from the English ones: a language that lacks one, or has one too many, does not
 * compile. Words for ranks and suits come from each language itself, because they bend with the sentence.
 */
import type { en } from './en.ts';

export type Messages = typeof en;
