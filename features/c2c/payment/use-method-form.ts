// The state of the form for a payment method: what is typed, what the exchange says to it as fields are left, and the saving of it.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { changePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/change.ts';
import { checkPaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/check.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import type { PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { type PaymentSchemeId, schemeFields } from '#lib/contract/c2c/payment/schemes.ts';
import { refusedField } from '../parts/refused-field.ts';

type Typed = Partial<Readonly<Record<PaymentFieldKind, string>>>;
/** `kind` null: about the whole method. */
type Problem = { readonly kind: PaymentFieldKind | null; readonly text: string };

export type MethodForm = {
  readonly typed: Typed;
  readonly problem: Problem | null;
  readonly pending: boolean;
  /** The details of another scheme are other ones; the name of the holder stays. */
  chooseScheme(scheme: PaymentSchemeId): void;
  type(kind: PaymentFieldKind, text: string): void;
  /** Asks the exchange about what has been typed so far. */
  leave(kind: PaymentFieldKind): Promise<void>;
  save(): Promise<void>;
};

const prefix = 'fields.';

export function useMethodForm(
  kept: KeptPaymentMethod | null,
  scheme: PaymentSchemeId,
  { onScheme, onSaved }: { readonly onScheme: (scheme: PaymentSchemeId) => void; readonly onSaved: () => void },
): MethodForm {
  const t = useTranslations('c2cPayment');
  const api = useApi();
  const why = useRefusalText();
  const [typed, setTyped] = useState<Typed>(() => Object.fromEntries((kept?.fields ?? []).map(({ kind, value }) => [kind, value])));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [pending, setPending] = useState(false);
  /** The number of questions: an answer to an earlier one is too late. */
  const asked = useRef(0);
  const fields = schemeFields(scheme);
  const isEmpty = (kind: PaymentFieldKind): boolean => (typed[kind] ?? '').trim() === '';
  const details = Object.fromEntries(fields.filter(({ kind }) => !isEmpty(kind)).map(({ kind }) => [kind, typed[kind] ?? '']));

  const problemOf = (error: unknown): Problem => {
    const key = error instanceof ApiError ? error.key : null;
    const named = key === 'paymentHolderName' ? 'name' : refusedField(error)?.slice(prefix.length);
    const kind = fields.find((field) => field.kind === named)?.kind ?? null;
    const told = why(error);
    return { kind, text: key === 'invalidField' && kind !== null && isEmpty(kind) ? t('missing') : told };
  };
  const placeOf = (kind: PaymentFieldKind): number => fields.findIndex((field) => field.kind === kind);

  return {
    typed,
    problem,
    pending,
    chooseScheme: (next) => {
      asked.current += 1;
      setProblem(null);
      setTyped(({ name }) => (name === undefined ? {} : { name }));
      onScheme(next);
    },
    type: (kind, text) => {
      setTyped((known) => ({ ...known, [kind]: text }));
      if (problem?.kind === kind || problem?.kind === null) setProblem(null);
    },
    leave: async (kind) => {
      if (isEmpty(kind) || pending) return;
      asked.current += 1;
      const mine = asked.current;
      try {
        await api.call(checkPaymentMethod, { scheme, fields: details, ...(kept === null ? {} : { methodId: kept.methodId }) });
        if (mine === asked.current) setProblem(null);
      } catch (error) {
        if (mine !== asked.current) return;
        const found = problemOf(error);
        // Fields behind the one that was left are still to be filled in.
        setProblem(found.kind === null || placeOf(found.kind) <= placeOf(kind) ? found : null);
      }
    },
    save: async () => {
      const missing = fields.find((field) => field.needed && isEmpty(field.kind));
      if (missing !== undefined) {
        setProblem({ kind: missing.kind, text: t('missing') });
        return;
      }
      asked.current += 1;
      setPending(true);
      setProblem(null);
      try {
        await (kept === null
          ? api.call(savePaymentMethod, { scheme, fields: details })
          : api.call(changePaymentMethod, { methodId: kept.methodId, fields: details }));
        onSaved();
      } catch (error) {
        setProblem(problemOf(error));
      } finally {
        setPending(false);
      }
    },
  };
}
