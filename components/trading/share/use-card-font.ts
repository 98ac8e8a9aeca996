'use client';
// The font rules of a card, once they are here; without them the card is drawn in the device's own font.
import { useEffect, useState } from 'react';

import { cardFont } from './card-font.ts';

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
