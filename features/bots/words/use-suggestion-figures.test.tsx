// @vitest-environment jsdom
// A suggestion counts its ended rounds in the word of its kind.
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import bots from '#locales/en-US/bots.json';
import { botKinds } from '../kinds/bot-kinds.ts';
import { useSuggestionFigures } from './use-suggestion-figures.ts';

const Texts = ({ children }: { readonly children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ bots }}>
    {children}
  </NextIntlClientProvider>
);

test.each([
  ['spotGrid', 1, '1 pair ·'],
  ['spotDca', 2, '2 rounds ·'],
  ['spotCta', 7, '7 trades ·'],
] as const)('%s', (kind, matchedCount, expected) => {
  const { result } = renderHook(() => useSuggestionFigures(), { wrapper: Texts });
  expect(result.current(botKinds[kind], { matchedCount, maxDrawdownRate: '0.1', holdRate: '0.2' })).toContain(expected);
});
