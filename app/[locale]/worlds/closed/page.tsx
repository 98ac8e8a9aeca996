// In place of a page in a world that is closed to whoever asks: why, and the way on. The exchange has decided, and the proxy leads here.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { errorKeyOfCode } from '#lib/contract/errors.ts';
import { worldLimits } from '#lib/contract/worlds/world-bounds.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { wantedPage } from '../../../access/require-user.ts';
import { currentUser } from '../../../exchange/exchange.ts';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

/** Why a world can be closed. Another code is answered as if the world were not there. */
const reasons = ['unknownWorld', 'noWorldSeat', 'worldAwakeLimit', 'worldsFull', 'worldDamaged', 'worldTapeDamaged', 'worldsAway'] as const;
/** A few words of a refusal are filled in by whoever refuses: here nobody does. */
const plain = { limit: worldLimits.awake, retryAfterSeconds: 5 };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('worldBand'))('closed.title'), robots: { index: false } };
}

export default async function ClosedWorldPage({ searchParams }: Props) {
  const { code } = await searchParams;
  const [t, said, access, user, from] = await Promise.all([
    getTranslations('worldBand'),
    getTranslations('errors'),
    getTranslations('terminal'),
    currentUser(),
    wantedPage(),
  ]);
  const key = errorKeyOfCode(String(code));
  const reason = reasons.find((one) => one === key) ?? 'unknownWorld';
  return (
    <section className="grid flex-1 place-items-center px-4 py-24 text-center">
      <div className="flex max-w-md flex-col items-center gap-5">
        <h1 className="page-title">{t('closed.title')}</h1>
        <p className="text-base text-secondary">{user === null ? said('notLoggedIn') : said(reason, plain)}</p>
        <div className="flex flex-wrap justify-center gap-2">
          {user === null ? (
            <PageLink href={accessPath('login', { from })} className={buttonClasses('primary')}>
              {access('logIn')}
            </PageLink>
          ) : (
            <PageLink href="/worlds" className={buttonClasses('primary')}>
              {t('closed.list')}
            </PageLink>
          )}
        </div>
      </div>
    </section>
  );
}
