// The picture that a ranking gives with the dead and without them, side by side.
import { useTranslations } from 'next-intl';

import type { LeadersPicture as Picture, LeaderState } from '#lib/contract/leaders/leader-record.ts';
import { SignedShare } from '../words/signed-figure.tsx';

type Props = { readonly all: Picture; readonly alive: Picture; readonly state: LeaderState };

const cell = 'py-1.5 ps-4 text-end tabular-nums';

export function LeadersPicture({ all, alive, state }: Props) {
  const t = useTranslations('leaderRecords.picture');
  const hidden = all.leaders - alive.leaders;
  return (
    <section aria-label={t('name')} className="flex flex-col gap-2 border-y border-subtle bg-surface-1 p-4 md:rounded-xl md:border">
      <p role="status" className={`text-sm ${state === 'alive' ? 'text-warning' : 'text-secondary'}`}>
        {state === 'alive' ? t('hides', { count: hidden }) : t('counted', { all: all.leaders, dead: hidden })}
      </p>
      <table aria-label={t('name')} className="w-full max-w-xl text-xs">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="sr-only">
              {t('figure')}
            </th>
            <th scope="col" className="py-1.5 ps-4 text-end font-normal">
              {t('all')}
            </th>
            <th scope="col" className="py-1.5 ps-4 text-end font-normal">
              {t('alive')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-subtle">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {t('middle')}
            </th>
            <td className={cell}>
              <SignedShare share={all.middle} />
            </td>
            <td className={cell}>
              <SignedShare share={alive.middle} />
            </td>
          </tr>
          <tr className="border-t border-subtle">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {t('above')}
            </th>
            <td className={cell}>{t('of', { some: all.above, all: all.leaders })}</td>
            <td className={cell}>{t('of', { some: alive.above, all: alive.leaders })}</td>
          </tr>
          <tr className="border-t border-subtle">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {t('followersMiddle')}
            </th>
            <td className={cell}>
              <SignedShare share={all.followersMiddle} />
            </td>
            <td className={cell}>
              <SignedShare share={alive.followersMiddle} />
            </td>
          </tr>
          <tr className="border-t border-subtle">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {t('followersAbove')}
            </th>
            <td className={cell}>{t('of', { some: all.followersAbove, all: all.followed })}</td>
            <td className={cell}>{t('of', { some: alive.followersAbove, all: alive.followed })}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
