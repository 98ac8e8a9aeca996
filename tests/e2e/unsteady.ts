// Browser tests that may pass at their second try alone. More than two others that do so fail the suite, and any one fails a thorough run.

/** By file and titles, as the suite names them ('file › group › title'), each with the reason why nothing steadier says the same. */
export const unsteady: Readonly<Record<string, string>> = {
  'account/whole-life.spec.ts › a guest stays, funds, borrows, is liquidated with reasons, and may not send to a new address today':
    'the longest story of all, on a server of its own: it was seen to pass at its second try alone on another machine, and why is not known',
  'account/session.spec.ts › a session that ends in the middle of an order: it is said, and after logging in the form is as it was':
    'on a busy machine the form was once without its quantity after the login, and why is not known',
  'trading/order-kinds.spec.ts › a chase limit rests at the best bid and follows it; once cancelled, its order is gone too':
    'the crowd of the simulated market may fill the order before it has moved',
};
