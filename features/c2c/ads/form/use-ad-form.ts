// The state of the form for an ad: what is typed, what is wrong beside which field, and the sending of it.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { editAdvert } from '#lib/contract/calls/v1/c2c/advert/edit.ts';
import { getMyAdverts } from '#lib/contract/calls/v1/c2c/advert/mine.ts';
import { publishAdvert } from '#lib/contract/calls/v1/c2c/advert/publish.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { premiumBound } from '#lib/contract/c2c/advert-terms.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { refusedField } from '../../parts/refused-field.ts';
import { type AdFault, type AdField, adFields, type AdForm, type Around, formOf, readAd } from './ad-form.ts';

type Problems = Partial<Readonly<Record<AdField, string>>>;

export type AdFormState = {
  readonly form: AdForm;
  /** Null: a new ad. */
  readonly own: OwnAdvert | null;
  readonly problems: Problems;
  /** The problem of no single field. */
  readonly problem: string | null;
  /** Somebody has edited the ad meanwhile, perhaps in another tab. */
  readonly isStale: boolean;
  readonly pending: boolean;
  /** The number of times that the ad could not be sent. */
  readonly failures: number;
  set(change: Partial<AdForm>): void;
  submit(around: Around): Promise<void>;
  /** Begins anew from the terms that the ad has now. */
  reload(): Promise<void>;
};

const wholeBound = 10_000;
const shareOf = (hundredths: number): string => formatPercent(String(hundredths / wholeBound), { decimals: 0 });
export const premiumBounds = { min: shareOf(-premiumBound), max: shareOf(premiumBound) };
const priceDigits = 8;

/** Terms that the exchange refuses by name, and the fault that the form tells then. */
const refusedTerms: Partial<Readonly<Record<string, { readonly field: AdField; readonly fault: AdFault }>>> = {
  quote: { field: 'pair', fault: 'pair' },
  price: { field: 'price', fault: 'price' },
  amount: { field: 'amount', fault: 'amount' },
  minimum: { field: 'minimum', fault: 'minimumAbove' },
  maximum: { field: 'maximum', fault: 'maximum' },
  methodIds: { field: 'methodIds', fault: 'methods' },
  hours: { field: 'hours', fault: 'hours' },
};

/** The fields that a refusal is about. */
const refusedBy: Partial<Readonly<Record<string, readonly AdField[]>>> = {
  unknownCoin: ['pair'],
  priceHigh: ['price'],
  priceLow: ['price'],
  advertMethods: ['methodIds'],
  advertText: ['remark', 'autoReply'],
};

type Setting = { readonly first: AdForm; readonly own: OwnAdvert | null; readonly locale: string };

export function useAdForm({ first, own: firstOwn, locale }: Setting): AdFormState {
  const t = useTranslations('c2cAds');
  const api = useApi();
  const why = useRefusalText();
  const router = useRouter();
  const [form, setForm] = useState(first);
  const [own, setOwn] = useState(firstOwn);
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);

  const tell = (fault: AdFault): string =>
    fault === 'typed'
      ? ''
      : t(`form.problem.${fault}`, {
          ...premiumBounds,
          digits: priceDigits,
          taken: formatCoinAmount(own?.taken ?? '0', form.coin, locale),
        });

  const tellRefusal = (error: unknown): void => {
    const key = error instanceof ApiError ? error.key : null;
    const told = why(error);
    const named = refusedTerms[refusedField(error)?.split('.')[0] ?? ''];
    if (key === 'invalidField' && named !== undefined) {
      setProblems({ [named.field]: tell(named.fault) });
      return;
    }
    // A text that is empty has nothing wrong in it.
    const fields = (refusedBy[key ?? ''] ?? []).filter(
      (field) => (field !== 'remark' && field !== 'autoReply') || form[field].trim() !== '',
    );
    setStale(key === 'advertChanged');
    if (fields.length === 0) setProblem(told);
    else setProblems(Object.fromEntries(fields.map((field) => [field, told])));
  };

  const run = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setProblem(null);
    setProblems({});
    setStale(false);
    try {
      await work();
    } catch (error) {
      tellRefusal(error);
      setFailures((count) => count + 1);
    } finally {
      setPending(false);
    }
  };

  return {
    form,
    own,
    problems,
    problem,
    isStale,
    pending,
    failures,
    set: (change) => {
      setForm((known) => ({ ...known, ...change }));
      setProblem(null);
      // A corrected field is not wrong any more; the pair and the kind of the price change other fields too.
      setProblems((known) =>
        'coin' in change || 'quote' in change || 'side' in change || 'priceKind' in change ? {} : without(known, change),
      );
    },
    submit: async (around) => {
      const read = readAd(form, around);
      if ('faults' in read) {
        const faults = adFields.flatMap((field) => {
          const fault = read.faults[field];
          return fault === undefined ? [] : [[field, tell(fault)] as const];
        });
        setProblem(null);
        setProblems(Object.fromEntries(faults));
        setFailures((count) => count + 1);
        return;
      }
      const { terms } = read;
      const { side, coin, quote, online } = form;
      await run(async () => {
        if (own === null) await api.call(publishAdvert, { side, coin, quote, online, ...terms });
        else await api.call(editAdvert, { advertId: own.advertId, version: own.version, ...terms });
        showToast('done', t(own === null ? 'done.published' : 'done.edited'));
        router.push('/crypto-c2c/ads');
      });
    },
    reload: () =>
      run(async () => {
        if (own === null) return;
        const { list } = await api.call(getMyAdverts, { idLessThan: String(Number(own.advertId) + 1), pageSize: 1 });
        const now = list.find(({ advertId }) => advertId === own.advertId);
        if (now === undefined) return;
        setOwn(now);
        setForm(formOf(now));
      }),
  };
}

const conditionNames = ['registeredDays', 'doneIn30Days', 'completionPercent'] as const;

function without(problems: Problems, change: Partial<AdForm>): Problems {
  const isCondition = conditionNames.some((name) => name in change);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change) && !(isCondition && field === 'conditions')));
}
