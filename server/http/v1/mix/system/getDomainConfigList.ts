// Lists the hosts of pictures.
import { getDomains } from '#lib/contract/calls/v1/mix/system/getDomainConfigList.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveDomains = servePublic(getDomains, ['site'], (_request, { site }) => {
  const { foreignDomainList, internalDomainList } = site.read('domains');
  return { imgDomainConfig: { foreignDomainList: [...foreignDomainList], internalDomainList: [...internalDomainList] } };
});
