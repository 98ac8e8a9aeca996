// Tells the server that sends the page what was not answered while it was made. A web app without such a server tells nobody.
import 'server-only';

import { channel } from 'node:diagnostics_channel';

import { unansweredChannel, type Unanswered } from '#lib/contract/site/unanswered-page.ts';

const said = channel(unansweredChannel);

export const tellUnanswered = (what: Unanswered): void => said.publish(what);
