'use client';
// A price that lights up once in the direction it has just gone.
import { useState } from 'react';

const lights = { up: 'animate-[flash-up_200ms_ease-out]', down: 'animate-[flash-down_200ms_ease-out]', none: '' } as const;

const plain = (text: string): number => Number(text.replaceAll(',', ''));

/** `text` as formatted for trading: commas between thousands, a point. */
export function FlashText({ text }: { readonly text: string }) {
  const [shown, setShown] = useState<{ readonly text: string; readonly light: keyof typeof lights }>({ text, light: 'none' });
  if (text !== shown.text) setShown({ text, light: plain(text) > plain(shown.text) ? 'up' : 'down' });
  return (
    <bdi dir="ltr" key={text} className={`rounded-sm ${lights[shown.light]}`}>
      {text}
    </bdi>
  );
}
