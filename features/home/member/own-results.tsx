// The bots or the copies of the member with the profit of each, in short; the whole list is a link away.
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { SiteLink } from '../site-link.tsx';
import { OwnText } from './own-text.tsx';

export type OwnResult = {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  /** The state, or the market. */
  readonly note: string;
  readonly profit: string;
  readonly worth: string;
  readonly coin: string;
};

/** So many stand here; of more, those with the most in them. */
export const shownResults = 4;

/** For the order alone: coins of several kinds are compared as such. */
export const byWorth = (one: OwnResult, other: OwnResult): number => Number(other.worth) - Number(one.worth);

type Props = {
  readonly title: string;
  /** The page of the whole list. */
  readonly href: string;
  readonly list: readonly OwnResult[];
  /** In the place of an empty list. */
  readonly empty: ReactNode;
};

export function OwnResults({ title, href: whole, list, empty }: Props) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 rounded-xl border border-subtle bg-surface-1 p-5">
      <h2 className="text-sm font-medium text-secondary">
        <SiteLink href={whole} className="-my-1 inline-flex min-h-6 items-center gap-1 hover:text-primary hover:underline max-md:min-h-11">
          {title} <ChevronRight size={14} aria-hidden className="rtl:-scale-x-100" />
        </SiteLink>
      </h2>
      {list.length === 0 ? (
        <div className="flex flex-col items-start gap-3 text-sm text-muted">{empty}</div>
      ) : (
        <ul>
          {list.map(({ key, href, name, note, profit, worth, coin }) => (
            <li key={key}>
              <SiteLink href={href} className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 text-sm hover:bg-surface-2">
                <span className="min-w-0 leading-5">
                  <bdi className="block truncate font-medium">{name}</bdi>
                  <span className="block truncate text-xs text-muted">{note}</span>
                </span>
                <span className="ms-auto shrink-0 text-end leading-5">
                  <span className={`block ${toneOf(profit)}`}>
                    <OwnText>{profitText(profit, coin)}</OwnText>
                  </span>
                  <span className="block text-xs text-muted">
                    <OwnText>{moneyText(worth, coin)}</OwnText>
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
