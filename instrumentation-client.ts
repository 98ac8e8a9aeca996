// Runs before the page comes alive: starts monitoring where the operator has named a DSN, which the server has put into the page.
import { recordNavigation, startMonitoring, startPageSpeed } from '#lib/monitoring/browser-monitoring.ts';

const { monitoring, environment, pageSpeed } = document.documentElement.dataset;
startMonitoring(monitoring, environment);
startPageSpeed(pageSpeed);

export const onRouterTransitionStart = recordNavigation;
