'use client';
// Before a copy pays out: the part that goes to the author of what it copies. Nothing of a bot that owes none.
import { useTranslations } from 'next-intl';

import type { BotRow } from '#lib/contract/bots/bot.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { moneyText } from '#components/trading/money-text.ts';

type Props = { readonly bot: Pick<BotRow, 'coin' | 'profitShare'>; readonly way: 'withdraw' | 'stop' };

export function ShareHint({ bot: { coin, profitShare }, way }: Props) {
  const t = useTranslations('bots.owed.hint');
  if (profitShare === null) return null;
  const percent = isolateLtr(formatPercent(String(profitShare.percent / 100), { decimals: 0 }));
  return <p className="text-2xs text-muted">{t(way, { percent, due: moneyText(profitShare.due, coin) })}</p>;
}
