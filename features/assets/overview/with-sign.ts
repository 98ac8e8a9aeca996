// A gain as it is written: with a plus where there is one.

/** `text`: the amount; `written`: the same in words for people. Nothing gained has no sign. */
export const withSign = (text: string, written: string): string => (/[1-9]/.test(text) && !text.startsWith('-') ? `+${written}` : written);
