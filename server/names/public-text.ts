// The one rule for what people write about themselves and others read: names of strategies and of leaders, and their profiles.
import { mixesScripts } from './mixed-scripts.ts';
import { hasRefusedWords } from './refused-words.ts';

/** Whatever is not seen, or turns the direction of what is; a picture may say that it is one. */
const unseen =
  /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}|[\u1680\u2800]|(?<!\p{Extended_Pictographic})\ufe0f|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;
/** Signs that stand above and below each other until they cover the line beside. */
const heaped = /\p{M}{5,}/u;

/**
 * True if others may be shown the text: nothing unseen, no words of letters that pass for others, no links and contacts, and nothing that
 * speaks for the exchange.
 */
export const isPublicText = (text: string): boolean =>
  !unseen.test(text) && !heaped.test(text.normalize('NFD')) && !mixesScripts(text) && !hasRefusedWords(text);
