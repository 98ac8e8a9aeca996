'use client';
// The questions before a world is made out of a desk: its name, and the money that it begins with.
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { useApiPlace } from '#lib/api/api-place.ts';
import { useWork } from '#lib/api/use-work.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';
import { useUser } from '#lib/session/user.ts';
import { openWorld } from './open-world.ts';

export type OpenedFrom = {
  /** The markets of the world, as channels name them, and as people do. */
  readonly markets: readonly { readonly symbol: string; readonly name: string }[];
  /** The desk where one arrives. */
  readonly path: string;
};

type Props = OpenedFrom & { readonly open: boolean; readonly onClose: () => void };

const longestName = 40;
const amountRules = { decimals: 2, maxLength: lengthCaps.size, unit: 'USDT', min: '1', max: '10000000' };

export function OpenWorldDialog({ markets, path, open, onClose }: Props) {
  const t = useTranslations('worldOpen');
  const [user, place, entry, work] = [useUser(), useApiPlace(), useLocaleEntry(), useWork()];
  const [name, setName] = useState(t('usualName'));
  const [amount, setAmount] = useState('10000');
  const [isCopied, setCopied] = useState(false);
  const hintId = useId();
  const create = async (): Promise<void> => {
    const hideLoading = showLoading();
    const problem = await work.run(async () => {
      const funds = isCopied ? 'own' : [{ coin: 'USDT', amount }];
      const worldId = await openWorld(place, { name: name.trim(), symbols: markets.map(({ symbol }) => symbol), funds });
      window.location.assign(inLanguage(entry, `/w/${worldId}${path}`));
    });
    if (problem !== null) hideLoading();
  };
  return (
    <Modal open={open} title={t('title')} closeLabel={t('close')} onClose={onClose} sheet>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <p className="text-sm text-secondary">{t('about')}</p>
        {user === null ? <p className="text-sm text-secondary">{t('guest')}</p> : null}
        <TextField label={t('name')} value={name} maxLength={longestName} required onChange={(event) => setName(event.target.value)} />
        <div className="text-sm">
          <p className="mb-1.5 text-secondary">{t('markets')}</p>
          <ul className="flex flex-wrap gap-2">
            {markets.map((market) => (
              <li key={market.symbol} className="rounded bg-surface-2 px-2 py-1 text-primary">
                {isolateLtr(market.name)}
              </li>
            ))}
          </ul>
        </div>
        {isCopied ? null : (
          <NumberField
            label={t('balance')}
            value={amount}
            rules={amountRules}
            onValue={setAmount}
            after={<span className="px-3 text-sm text-muted">USDT</span>}
          />
        )}
        {user === null ? null : (
          <div className="text-sm">
            <label className="flex min-h-11 items-center gap-2 text-primary">
              <input
                type="checkbox"
                checked={isCopied}
                aria-describedby={hintId}
                onChange={(event) => setCopied(event.target.checked)}
                className="size-4 shrink-0 accent-accent"
              />
              {t('copied')}
            </label>
            <p id={hintId} className="text-secondary">
              {t('copiedHint')}
            </p>
          </div>
        )}
        {work.problem === null ? null : (
          <p role="alert" className="text-sm text-negative">
            {work.problem}
          </p>
        )}
        <Button type="submit" look="primary" pending={work.pending} disabled={name.trim() === ''} className="max-md:h-11">
          {t('create')}
        </Button>
      </form>
    </Modal>
  );
}
