// The one rule for what people of the marketplace write to each other where others read it too.
import { isPublicText } from '#server/names/public-text.ts';

const markup = /<\s*[a-z/!?]/iu;

/** Read line by line: nothing in it that leads away, speaks for the exchange, or is not seen. */
export const mayBeShown = (text: string): boolean => !markup.test(text) && text.split(/\r?\n/u).every((line) => isPublicText(line));
