'use client';
// The font rules of a card, once they are here; without them the card is drawn in the device's own font.
import { useEffect, useState } from 'react';

/** As `@fontsource-variable/inter/wght.css` divides the font; other letters are the device's own, as on the page. */
const parts = [
  { letters: /[\u0020-\u00ff]/, file: new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url) },
  { letters: /[\u0100-\u02ba]/, file: new URL('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', import.meta.url) },
  {
    letters: /[\u0400-\u045f\u0490-\u0491]/,
    file: new URL('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2', import.meta.url),
  },
  {
    letters: /[\u0102-\u0103\u1ea0-\u1ef9]/,
    file: new URL('@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2', import.meta.url),
  },
] as const;

const asAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The font could not be read.')));
    reader.readAsDataURL(blob);
  });

/**
 * The site's font for a picture, which sees nothing of the page around it: as style rules that hold the font itself,
 * for the letters of `text`. Rejects where a font cannot be had.
 */
async function cardFont(text: string): Promise<string> {
  const wanted = parts.filter(({ letters }) => letters.test(text));
  const rules = wanted.map(async ({ file }) => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`The font is not there: ${answer.status}.`);
    const font = await asAddress(await answer.blob());
    return `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(${font}) format('woff2')}`;
  });
  // The later rule serves the letters that it has, when letters come in two parts.
  return (await Promise.all(rules)).join('');
}

export function useCardFont(text: string): string {
  const [rules, setRules] = useState('');
  useEffect(() => {
    let isWanted = true;
    cardFont(text).then(
      (loaded) => {
        if (isWanted) setRules(loaded);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return rules;
}
