// A payment method in the wire's words, and the refusals of whoever writes one.
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import type { PaymentMethod, Untouched, Unwritten } from '#server/services/c2c/payment-methods/payment-methods.ts';
import { refuse, refuseField, type Refusal } from '../refusal/refusal.ts';

export const paymentMethodAnswer = ({ methodId, scheme, fields, createdAtMs, changedAtMs }: PaymentMethod): KeptPaymentMethod => ({
  methodId: String(methodId),
  scheme,
  fields: [...fields],
  createTimeMs: createdAtMs,
  updateTimeMs: changedAtMs,
});

const keys = {
  'identity-waiting': 'identityInProcess',
  'identity-needed': 'paymentIdentityNeeded',
  holder: 'paymentHolderName',
  exists: 'paymentMethodExists',
} as const;

const faults = { format: 'paymentDetailFormat', checksum: 'paymentDetailChecksum', country: 'paymentDetailCountry' } as const;

export function unwrittenRefusal(refused: Unwritten): Refusal {
  if (refused.reason !== 'detail') return refuse(keys[refused.reason]);
  const field = `fields.${refused.field}`;
  if (refused.fault === 'missing') return refuseField(field, 'is missing');
  if (refused.fault === 'foreign') return refuseField(field, 'is no detail of this payment scheme');
  return refuse(faults[refused.fault], { field });
}

export const untouchedRefusal = ({ reason }: Untouched): Refusal =>
  refuse(reason === 'unknown' ? 'unknownPaymentMethod' : 'paymentMethodInUse');
