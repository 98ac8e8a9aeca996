'use client';
// A picture that the server has drawn, until the code that moves it is here: the page stands before it asks for that.
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';

import { lateCode } from '#lib/late/late-code.ts';
import type MovingDesk from './moving-desk.tsx';

const moving = lateCode(async () => (await import('./moving-desk.tsx')).default);

type Props = ComponentProps<typeof MovingDesk> & { readonly children: ReactNode };

export function LivePicture({ first, words, children }: Props) {
  const [Moving, setMoving] = useState(moving.code);
  useEffect(() => {
    let isHere = true;
    moving.fetch().then(
      (code) => (isHere ? setMoving(() => code) : undefined),
      // A picture that stands still shows a market as well.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Moving === null ? children : <Moving first={first} words={words} />;
}
