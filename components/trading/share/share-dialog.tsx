'use client';
// A card to show around: a return as a picture, with as much besides as the reader wants to tell.
import { Download, Link as LinkIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getShareCard } from '#lib/contract/calls/v1/mix/share/common.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { lateCode } from '#lib/late/late-code.ts';
import type { CardContent, Told } from './card-content.ts';
import { cardPicture, cardSize, pictureAddress, type ShareCard } from './share-card.ts';
import { useCardFont } from './use-card-font.ts';

const saving = lateCode(() => import('./save-card.ts'));

type Words = ResponseOf<typeof getShareCard>;

type Props = {
  readonly title: string;
  /** The operator's words for the card; null until they are loaded. */
  readonly words: Words | null;
  /** Null: there is nothing to show, and `children` say why. */
  readonly content: CardContent | null;
  readonly onClose: () => void;
  /** Over the card: what it is to be of. */
  readonly children?: ReactNode;
};

export function ShareDialog({ title, words, content, onClose, children }: Props) {
  const t = useTranslations('terminal');
  return (
    <Modal open title={title} closeLabel={t('share.back')} onClose={onClose} sheet>
      <div className="flex flex-col gap-3 text-sm">
        {children}
        {content === null ? null : <Card content={content} words={words} />}
      </div>
    </Modal>
  );
}

function Card({ content, words }: { readonly content: CardContent; readonly words: Words | null }) {
  const t = useTranslations('terminal');
  const locale = useLocale();
  // Amounts only when they are asked for.
  const [shown, setShown] = useState<readonly Told[]>(['prices', 'counts']);
  const address = new URL(words?.path ?? '/', window.location.origin);
  const offered = (['prices', 'counts', 'gain'] as const).filter((one) => content.facts[one] !== undefined);
  const card: ShareCard = {
    subject: content.subject,
    about: content.about,
    side: content.side,
    rate: formatPercent(content.rate, { sign: 'always' }),
    isGain: !content.rate.startsWith('-'),
    facts: offered.flatMap((one) => (shown.includes(one) ? (content.facts[one] ?? []) : [])),
    userName: shown.includes('name') ? (words?.userName ?? null) : null,
    title: words?.title ?? '',
    text: words?.text ?? '',
    address: address.href,
    isRtl: localeOf(locale).direction === 'rtl',
  };
  const fonts = useCardFont([card.subject, card.about, card.title, card.text, card.userName ?? ''].join(' '));
  const picture = cardPicture(card, fonts);
  const save = (): void =>
    void saving
      .fetch()
      .then(({ saveCard }) => saveCard(picture, content.fileName))
      .catch(() => showToast('failed', t('share.failed')));
  const copy = (): void =>
    void navigator.clipboard.writeText(address.href).then(
      () => showToast('done', t('share.copied')),
      () => showToast('failed', t('share.failed')),
    );
  return (
    <>
      <img
        src={pictureAddress(picture)}
        width={cardSize.width}
        height={cardSize.height}
        alt={`${card.subject}, ${card.about}, ${card.rate}${card.facts.map(([name, value]) => `, ${name} ${value}`).join('')}`}
        className="h-auto w-full rounded-lg border border-subtle"
      />
      <fieldset className="flex flex-wrap gap-x-4 text-xs">
        <legend className="sr-only">{t('share.tell')}</legend>
        {[...offered, 'name' as const].map((one) => (
          <label key={one} className="flex min-h-8 cursor-pointer items-center gap-1.5 max-md:min-h-11">
            <input
              type="checkbox"
              checked={shown.includes(one)}
              onChange={(event) => setShown((now) => (event.target.checked ? [...now, one] : now.filter((other) => other !== one)))}
              className="accent-accent"
            />
            {one === 'counts' && content.countsName !== undefined ? content.countsName : t(`share.tells.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className="flex gap-2">
        <Button className="flex-1 max-md:h-11" onClick={copy}>
          <LinkIcon size={14} aria-hidden />
          {t('share.copy')}
        </Button>
        <Button look="primary" className="flex-1 max-md:h-11" onClick={save}>
          <Download size={14} aria-hidden />
          {t('share.save')}
        </Button>
      </div>
    </>
  );
}
