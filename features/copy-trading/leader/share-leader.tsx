'use client';
// The card of a leader: the return that counts, and what followers got beside it.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { changeText, shareText } from '../words/figure-text.ts';

function LeaderCard({ leader, onClose }: { readonly leader: RankedLeader; readonly onClose: () => void }) {
  const t = useTranslations('leaderRecords');
  const { figures, leaderId, line, profile } = leader;
  const words = useShareWords(localeOf(useLocale()).code, ShareCardType.leadTrader);
  return (
    <ShareDialog
      title={t('share.title')}
      words={words}
      content={{
        type: ShareCardType.leadTrader,
        subject: profile?.name ?? t('leaderName', { number: leaderId }),
        about: t(`title.${line}`),
        side: null,
        rate: figures.timeWeighted,
        facts: {
          // The reader may leave amounts out, but not what followers got and how deep it fell.
          prices: [
            [t('column.followersReturn'), changeText(figures.followersReturn)],
            [t('column.drawdown'), shareText(figures.drawdown)],
          ],
        },
        fileName: `meridian-leader-${leaderId}`,
      }}
      onClose={onClose}
    />
  );
}

export function ShareLeader({ leader }: { readonly leader: RankedLeader }) {
  const t = useTranslations('leaderRecords.share');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)} className="max-md:h-11">
        {t('open')}
      </Button>
      {open ? <LeaderCard leader={leader} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
