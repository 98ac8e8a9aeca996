// Amounts of a position: a gain or a loss is told by sign, arrow and colour; what one owns is not shown while amounts are hidden.
import { useTranslations } from 'next-intl';

import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

/** A value that is shown as zero has no direction. */
const directionOf = (shown: string): 'up' | 'down' | 'flat' => (!/[1-9]/.test(shown) ? 'flat' : shown.startsWith('-') ? 'down' : 'up');

const colours = { up: 'text-positive', down: 'text-negative', flat: 'text-secondary' } as const;
const arrows = { up: '▲ ', down: '▼ ', flat: '' } as const;

function useHidden(): string | null {
  const t = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  return shows ? null : t('amounts.hidden');
}

type Props = { readonly text: string; readonly decimals: number; readonly coin?: string; readonly withArrow?: boolean };

export function Gain({ text, decimals, coin, withArrow = true }: Props) {
  const hidden = useHidden();
  const shown = formatNumber(text, { decimals, sign: 'always' });
  const direction = directionOf(shown);
  if (hidden !== null) return <HiddenAmount label={hidden} />;
  return (
    <bdi dir="ltr" className={`tabular-nums ${colours[direction]}`}>
      {withArrow ? <span aria-hidden>{arrows[direction]}</span> : null}
      {shown}
      {coin === undefined ? null : <span className="text-muted"> {coin}</span>}
    </bdi>
  );
}

/** A return, as a share. */
export function Return({ rate }: { readonly rate: string }) {
  const shown = formatPercent(rate, { sign: 'always' });
  return (
    <bdi dir="ltr" className={`tabular-nums ${colours[directionOf(shown)]}`}>
      {shown}
    </bdi>
  );
}

/** `text` as it is written already. */
export function Owned({ text, unit }: { readonly text: string; readonly unit?: string | undefined }) {
  const hidden = useHidden();
  if (hidden !== null) return <HiddenAmount label={hidden} />;
  return (
    <bdi dir="ltr" className="tabular-nums text-primary">
      {text}
      {unit === undefined ? null : <span className="text-muted"> {unit}</span>}
    </bdi>
  );
}
