'use client';
// A picture that the server has drawn, until the code that moves it is here: the page stands before it asks for that.
import type { ComponentProps, ReactNode } from 'react';

import { lateCode } from '#lib/late/late-code.ts';
import { useLateCode } from '#lib/late/use-late-code.ts';
import { usePageStands } from '#lib/late/use-page-stands.ts';
import type MovingDesk from './moving-desk.tsx';

const moving = lateCode(() => import('./moving-desk.tsx'));

type Props = ComponentProps<typeof MovingDesk> & { readonly children: ReactNode };

export function LivePicture({ first, words, children }: Props) {
  // A picture that stands still shows a market as well: nothing is said where the code cannot be had.
  const { code } = useLateCode(moving, usePageStands());
  return code === null ? children : <code.default first={first} words={words} />;
}
