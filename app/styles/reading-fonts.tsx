// The letters that a language is written in are asked for with the page, not when its styles have been read: texts do not change their shape before one's eyes.

/** As `@fontsource-variable/inter/wght.css` divides the font; of letters in two parts the later one there serves. */
const parts = {
  latin: new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url),
  latinExtended: new URL('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', import.meta.url),
  vietnamese: new URL('@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2', import.meta.url),
  cyrillic: new URL('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2', import.meta.url),
} as const;

/** Beside Latin, which figures and tickers need everywhere. */
const more: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  'pl-PL': ['latinExtended'],
  'vi-VN': ['latinExtended', 'vietnamese'],
  'ru-RU': ['cyrillic'],
  'uk-UA': ['cyrillic'],
};

/** The fonts of a language, by its tag in the table. */
export function ReadingFonts({ tag }: { readonly tag: string }) {
  return (['latin', ...(more[tag] ?? [])] as const).map((part) => (
    <link key={part} rel="preload" href={parts[part].href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
