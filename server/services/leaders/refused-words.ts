// The words that no profile of a leader has: they lead people away from the exchange, or speak in its name.

const refused: readonly RegExp[] = [
  // Links, bare ones too, and e-mail addresses.
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|me|co|app|xyz|info|link|gg|ru|cn|vip|top|finance|exchange)\b/iu,
  /[\w.]+@[\w.]*/u,
  // Other places to talk.
  /\b(?:telegram|whats\s?app|we\s?chat|discord|signal group|viber|line id|qq)\b|(?:^|\s)t\.me/iu,
  // Seven digits in a row, however they are parted, are a telephone number.
  /(?:\d[\s().-]*){7,}/u,
  // The exchange itself.
  /\b(?:meridian|official|support|customer service|admin(?:istrator)?|moderator|staff)\b/iu,
  // The leaders of the house are called so, and nobody else.
  /^\s*house\b/iu,
  // Promises.
  /\b(?:guarantee[ds]?|risk[\s-]?free|no risk)\b/iu,
];

export const hasRefusedWords = (text: string): boolean => refused.some((pattern) => pattern.test(text.normalize('NFKC')));
