// The name of a topic of the help centre; one that an operator has added and no catalogue knows is called as its address is.

const topics = ['start', 'security', 'funds', 'spot', 'c2c', 'margin', 'futures', 'unified', 'accounts', 'bots', 'copy', 'fees'] as const;

type Words = (key: `topic.${(typeof topics)[number]}`) => string;

export function topicName(topic: string, t: Words): string {
  const known = topics.find((one) => one === topic);
  return known === undefined ? topic.replaceAll('-', ' ') : t(`topic.${known}`);
}
