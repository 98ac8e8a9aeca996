// One who leads in a world of somebody's own, with the button to copy him.
import 'server-only';

import { notFound } from 'next/navigation';

import { FollowButton } from '#features/bots/kinds/copy/follow/follow-button.tsx';
import { WorldLeaderPage } from '#features/copy-trading/world/world-leader-page.tsx';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { ownWorld } from '../exchange/exchange.ts';
import { leadersOfWorld } from './world-leaders.tsx';

/** A copy begins with the first market of its line. In demo contracts alone it is told in play money. Null: the world has none. */
function firstMarket(line: LeaderLine, symbols: readonly string[]): { readonly symbolId: string; readonly coin: string } | null {
  const ends = line === 'spot' ? [[/^[A-Z0-9]+USDT$/, 'USDT'] as const] : [[/_UMCBL$/, 'USDT'] as const, [/_SUMCBL$/, 'SUSDT'] as const];
  for (const [ending, coin] of ends) {
    const symbol = symbols.find((one) => ending.test(one));
    if (symbol !== undefined) return { symbolId: symbolIdOf(symbol), coin };
  }
  return null;
}

export async function WorldLeader({ line, leaderId }: { readonly line: LeaderLine; readonly leaderId: string }) {
  const leader = (await leadersOfWorld(line)).find((one) => one.leaderId === leaderId);
  if (leader === undefined) notFound();
  const first = firstMarket(line, (await ownWorld())?.run.symbols ?? []);
  // A world tells nothing of what he has and how he trades: previews go by the size that is typed.
  const followed = { leaderId, line, symbolIds: [], equity: '0', leverage: 1 };
  const follow =
    first === null ? null : (
      <FollowButton leader={{ ...followed, coin: first.coin, firstMarket: first.symbolId }} back={leaderPath(leader)} />
    );
  return <WorldLeaderPage leader={leader} follow={follow} />;
}
