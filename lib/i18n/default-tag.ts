// The language of the texts that are written first. By itself: what stands on every page needs it without the table of all languages.
export const defaultTag = 'en-US';
