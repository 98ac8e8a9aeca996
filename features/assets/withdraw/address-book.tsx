'use client';
// Kept addresses: add, remove, and allow no others.
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { addAddress } from '#lib/contract/calls/v1/assets/withdraw/address/add.ts';
import { removeAddress } from '#lib/contract/calls/v1/assets/withdraw/address/remove.ts';
import { setWhitelist } from '#lib/contract/calls/v1/assets/withdraw/address/whitelist.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useAddressCheck } from './use-address-check.ts';
import { PlaceFields, wayOf } from './place-fields.tsx';
import type { WithdrawScene } from './withdraw-scene.ts';

type Props = { readonly scene: WithdrawScene; readonly onClose: () => void; readonly onChanged: () => void };

const nothing = { label: '', address: '', memo: '' };

export function AddressBook({ scene, onClose, onChanged }: Props) {
  const t = useTranslations('withdraw');
  const api = useApi();
  const why = useRefusalText();
  const [chosen, setChosen] = useState({ coin: 'USDT', network: '' });
  const [entered, setEntered] = useState(nothing);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const meant = wayOf(scene, chosen);
  const addressProblem = useAddressCheck(
    { coin: meant?.coin ?? '', network: meant?.way.network ?? '' },
    meant === null ? '' : entered.address,
  );
  const { list, whitelist } = scene.book;

  /** One thing at a time; what went wrong stands under the form. */
  const change = async (task: () => Promise<unknown>, done: string | null): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await task();
      if (done !== null) showToast('done', done);
    } catch (error) {
      setProblem(why(error));
    } finally {
      setPending(false);
      onChanged();
    }
  };
  const add = (): Promise<void> =>
    change(async () => {
      if (meant === null) return;
      const { label, address, memo } = entered;
      const place = { coin: meant.coin, network: meant.way.network, address: address.trim() };
      await api.call(addAddress, { label: label.trim(), ...place, ...(memo === '' || !meant.way.hasMemo ? {} : { memo }) });
      setEntered(nothing);
    }, t('added'));
  const isOn = whitelist.on && whitelist.endsTimeMs === null;

  return (
    <Modal open title={t('book')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-subtle bg-surface-0 p-3">
          <div className="text-sm">
            <p>{t('whitelist')}</p>
            <p className="text-xs text-muted">
              {whitelist.endsTimeMs === null
                ? t('whitelistAbout')
                : t('whitelistEnds', { time: isolateLtr(formatDateTime(whitelist.endsTimeMs, 0)) })}
            </p>
          </div>
          <Button
            size="small"
            className="max-md:h-11"
            pending={pending}
            onClick={() => void change(() => api.call(setWhitelist, { on: !isOn }), null)}
          >
            {isOn ? t('switchOff') : t('switchOn')}
          </Button>
        </div>
        {list.length === 0 ? <p className="text-sm text-muted">{t('bookEmpty')}</p> : null}
        <ul className="grid gap-2">
          {list.map(({ addressId, label, coin, network, address, usableTimeMs }) => (
            <li key={addressId} className="flex items-center gap-3 rounded-md border border-subtle px-3 py-2 text-sm">
              <div className="min-w-0 flex-1">
                <p className="truncate">
                  {label}{' '}
                  <span className="text-muted">
                    · {coin} · {network}
                  </span>
                </p>
                <p dir="ltr" className="truncate rtl:text-end font-mono text-xs text-muted">
                  {address}
                </p>
                <p className={`text-xs ${usableTimeMs > scene.config.nowMs ? 'text-warning' : 'text-positive'}`}>
                  {usableTimeMs > scene.config.nowMs ? t('usableFrom', { time: isolateLtr(formatDateTime(usableTimeMs, 0)) }) : t('usable')}
                </p>
              </div>
              <Button
                look="quiet"
                size="small"
                className="max-md:size-11"
                aria-label={t('remove', { label })}
                onClick={() => void change(() => api.call(removeAddress, { addressId }), null)}
              >
                <Trash2 size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
        <form
          className="grid gap-4 border-t border-subtle pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          {meant === null ? null : (
            <PlaceFields scene={scene} chosen={{ coin: meant.coin, network: meant.way.network }} onChoice={setChosen} />
          )}
          <TextField
            label={t('label')}
            maxLength={32}
            value={entered.label}
            onChange={(event) => setEntered({ ...entered, label: event.target.value })}
          />
          <TextField
            label={t('address')}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={entered.address}
            problem={addressProblem ?? undefined}
            onChange={(event) => setEntered({ ...entered, address: event.target.value })}
          />
          {meant?.way.hasMemo === true ? (
            <TextField
              label={t('memo')}
              hint={t('memoHint')}
              dir="ltr"
              value={entered.memo}
              onChange={(event) => setEntered({ ...entered, memo: event.target.value })}
            />
          ) : null}
          <p className="text-xs text-muted">{t('bookAbout')}</p>
          {problem === null ? null : (
            <p role="alert" className="rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm">
              {problem}
            </p>
          )}
          <Button
            type="submit"
            look="primary"
            pending={pending}
            disabled={entered.label.trim() === '' || entered.address.trim() === '' || addressProblem !== null}
          >
            {t('add')}
          </Button>
        </form>
      </div>
    </Modal>
  );
}
