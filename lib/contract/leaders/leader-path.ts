// The address of a leader's page.
import type { LeaderLine } from './leader-line.ts';

export const leaderPath = ({ line, leaderId }: { readonly line: LeaderLine; readonly leaderId: string }): string =>
  `/copy-trading/${line}/${leaderId}`;
