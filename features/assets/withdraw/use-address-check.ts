'use client';
// The problem of an address that is being typed, in words: its form, its checksum, or another network's address. Null: none that is known.
import { useLocale, useTranslations } from 'next-intl';

import { useCall } from '#lib/api/query/use-call.ts';
import { useSettled } from '#lib/api/query/use-settled.ts';
import { checkAddress } from '#lib/contract/calls/v1/assets/withdraw/address/check.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { ChosenPlace } from './place-fields.tsx';

const settleMs = 300;
/** The longest address that the exchange looks at. */
const maxLength = 130;

export function useAddressCheck({ coin, network }: ChosenPlace, typed: string): string | null {
  const t = useTranslations('withdraw');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const text = typed.trim();
  const address = useSettled(text, settleMs);
  const isAsked = address !== '' && address === text && address.length <= maxLength;
  const answer = useCall(checkAddress, { coin, network, address: isAsked ? address : '-' }, { enabled: isAsked }).data;
  if (text.length > maxLength) return errors('invalidAddress', { network });
  if (!isAsked || answer === undefined || answer.problem === null) return null;
  const { problem, looksLike } = answer;
  const told = errors(problem, { network });
  if (looksLike.length === 0) return told;
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(looksLike.map(isolateLtr));
  return `${told} ${t('looksLike', { networks: names })}`;
}
