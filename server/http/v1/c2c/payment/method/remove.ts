// Erases a payment method, and adverts that have no other rest. Not while the settings are locked: it could not be kept again before the lock ends.
import { removePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/remove.ts';
import { untouchedRefusal } from '#server/answers/c2c/payment-method-answer.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRemovePaymentMethod = serveUser(
  removePaymentMethod,
  ['paymentMethods', 'adverts', 'security'],
  async ({ methodId }, { userId }, { paymentMethods, adverts, security }) => {
    if (await security.isLocked(userId)) return refuse('settingsLocked');
    const refused = await paymentMethods.remove(userId, Number(methodId));
    if (refused !== null) return untouchedRefusal(refused);
    await adverts.methodsChanged(userId);
    return {};
  },
);
