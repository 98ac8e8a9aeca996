// Runs before the page comes alive: starts monitoring where the operator has named a DSN, which the server has put into the page.
import { recordNavigation, startMonitoring } from '#lib/monitoring/browser-monitoring.ts';

const { monitoring, environment } = document.documentElement.dataset;
startMonitoring(monitoring, environment);

export const onRouterTransitionStart = recordNavigation;
