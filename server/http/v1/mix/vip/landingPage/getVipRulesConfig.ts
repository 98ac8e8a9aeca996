// Lists the levels.
import { getVipRules } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveVipRules = servePublic(getVipRules, (_request, { site }) => ({ list: [...site.read('vip')] }));
