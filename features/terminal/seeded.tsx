'use client';
// The channels begin with what the server saw of a market, though nothing of it is drawn: its account and its source of prices.
import { useMemo, type ReactNode } from 'react';

import { readTerminal } from './terminal-data.ts';
import { useSeeds } from './use-seeds.ts';

export function Seeded({ text, children }: { /** By `writeTerminal`. */ readonly text: string; readonly children: ReactNode }) {
  useSeeds(useMemo(() => readTerminal(text), [text]));
  return children;
}
