// Payment methods as the wire carries them.
import * as z from 'zod/mini';

import { asText, rowId } from '../../wire/fields.ts';
import { paymentFieldKinds } from './field-kinds.ts';
import { paymentSchemeIds } from './schemes.ts';

/** A user's, in either world. */
export const paymentMethodLimit = 20;
export const longestDetail = 140;

export const methodId = rowId('must be the id of a payment method');
export const paymentSchemeId = z.enum(paymentSchemeIds, { error: 'must be a payment scheme' });

/** Shown to the other side of an order as it stands: nothing in it is unseen, turns the direction of writing or is markup. */
const detail = asText.check(
  z.maxLength(longestDetail, `is longer than ${longestDetail} characters`),
  z.regex(/^[^\p{C}\p{Zl}\p{Zp}<>]*$/u, 'must not have markup or hidden characters in it'),
  z.trim(),
  z.minLength(1, 'must not be empty'),
);

/** By kind. */
export const paymentDetails = z.partialRecord(z.enum(paymentFieldKinds, { error: 'is not known to this call' }), detail, {
  error: 'must be details by their kinds',
});

/** In the order in which a payer needs them. */
export const paymentFields = z.array(z.object({ kind: z.enum(paymentFieldKinds), value: z.string() }));

export const keptPaymentMethod = z.object({
  methodId: z.string(),
  scheme: z.enum(paymentSchemeIds),
  fields: paymentFields,
  createTimeMs: z.number(),
  updateTimeMs: z.number(),
});
export type KeptPaymentMethod = z.output<typeof keptPaymentMethod>;

/** The refusals of whoever writes details. */
export const paymentDetailErrors = [
  'paymentIdentityNeeded',
  'identityInProcess',
  'paymentHolderName',
  'paymentDetailFormat',
  'paymentDetailChecksum',
  'paymentDetailCountry',
  'paymentMethodExists',
] as const;

/** The refusals of whoever would have details kept. */
export const paymentKeepingErrors = [
  ...paymentDetailErrors,
  'settingsLocked',
  'verificationNeeded',
  'verificationExpired',
  'securitySetupNeeded',
] as const;
