// Keeps a payment method.
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { paymentMethodLimit } from '#lib/contract/c2c/payment/payment-method.ts';
import { paymentMethodAnswer, unwrittenRefusal } from '#server/answers/c2c/payment-method-answer.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSavePaymentMethod = serveUser(
  savePaymentMethod,
  ['paymentMethods'],
  async ({ scheme, fields }, { userId }, { paymentMethods }) => {
    const kept = await paymentMethods.save(userId, scheme, fields);
    if (!('reason' in kept)) return paymentMethodAnswer(kept);
    return kept.reason === 'full' ? refuse('paymentMethodLimit', { limit: paymentMethodLimit }) : unwrittenRefusal(kept);
  },
);
