// The front page: what this is, the market of this moment, and what the operator has to say.
import { ArrowRight, Megaphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getNotices } from '#lib/contract/calls/index/importance.ts';
import type { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { ExampleSections, type Examples } from './examples.tsx';
import { MarketBoards, type Boards } from './market-boards.tsx';
import type { PicturedMarket } from './picture/pictured-market.ts';
import { SiteLink } from './site-link.tsx';
import { VisitorStart } from './visitor-start.tsx';

type Props = {
  readonly boards: Boards;
  /** Those on the boards. */
  readonly markets: readonly SpotMarket[];
  /** The number of all markets. */
  readonly marketCount: number;
  readonly banners: ResponseOf<typeof getBanners>['list'];
  readonly notices: ResponseOf<typeof getNotices>['list'];
  /** The beginning of a member's own page; null for a visitor. */
  readonly member: ReactNode;
  /** The way to play money; null where it is not open to the reader. */
  readonly demo: ReactNode;
  /** For visitors; null for members, and while it is not known. */
  readonly pictured: PicturedMarket | null;
  readonly examples: Examples | null;
};

export function HomePage({ boards, markets, marketCount, banners, notices, member, demo, pictured, examples }: Props) {
  const t = useTranslations('home');
  return (
    <div className="page-wide flex flex-col gap-10 px-4 py-8 md:py-14">
      {member ?? <VisitorStart pictured={pictured} demo={demo} />}
      {notices.length === 0 ? null : (
        <section aria-label={t('notices')} className="-my-4">
          <ul className="flex flex-col gap-1.5 text-sm">
            {notices.map(({ id, title, text, href }) => (
              <li key={id} className="flex items-start gap-2.5">
                <Megaphone size={15} aria-hidden className="mt-0.5 shrink-0 text-accent" />
                <p>
                  {href === '' ? (
                    <span>{title}</span>
                  ) : (
                    <SiteLink href={href} className="underline decoration-subtle underline-offset-4 hover:decoration-current">
                      {title}
                    </SiteLink>
                  )}
                  {text === '' ? null : <span className="text-muted"> · {text}</span>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('markets')} className="flex flex-col gap-4">
        <MarketBoards boards={boards} markets={markets} />
        <SiteLink href="/markets" className="inline-flex min-h-11 items-center gap-1.5 self-center text-sm text-accent hover:underline">
          {t('allMarkets', { count: marketCount })} <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
        </SiteLink>
      </section>
      {examples === null ? null : <ExampleSections {...examples} />}
      {banners.length === 0 ? null : (
        <section aria-label={t('news')} className="grid gap-4 md:grid-cols-2">
          {banners.map(({ id, location, title, text, href }) => (
            <article key={`${location} ${id}`} className="flex flex-col gap-2 rounded-xl border border-subtle bg-surface-1 p-5">
              <h2 className="font-semibold">{title}</h2>
              <p className="flex-1 text-sm text-secondary">{text}</p>
              {href === '' ? null : (
                <SiteLink
                  href={href}
                  className="inline-flex min-h-8 items-center gap-1.5 self-start text-sm text-accent hover:underline"
                  aria-label={`${t('more')}: ${title}`}
                >
                  {t('more')} <ArrowRight size={15} aria-hidden className="rtl:-scale-x-100" />
                </SiteLink>
              )}
            </article>
          ))}
        </section>
      )}
    </div>
  );
}
