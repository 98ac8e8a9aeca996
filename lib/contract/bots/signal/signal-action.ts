// The actions that an alert can ask for, in the words of the published form.
export const signalActions = ['ENTER_LONG', 'EXIT_LONG', 'ENTER_SHORT', 'EXIT_SHORT'] as const;
export type SignalAction = (typeof signalActions)[number];
