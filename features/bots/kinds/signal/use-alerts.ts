// The alerts that a backtest of a signal bot plays.
import { pastedAlerts } from './pasted-alerts.ts';
import { useSignalForm } from './signal-context.ts';

export const useAlerts = (): readonly string[] => pastedAlerts(useSignalForm().draft.alerts);
