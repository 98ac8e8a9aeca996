// The address of a leader's page.
import type { LeaderLine } from './leader-line.ts';

export const leaderPath = ({ line, leaderId }: { readonly line: LeaderLine; readonly leaderId: string }): string =>
  `/copy-trading/${line}/${leaderId}`;

/** The place of that page, or of a strategy's, from which a copy is made. */
export const copyPlace = '#copy';
