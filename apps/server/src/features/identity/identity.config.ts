import { choiceSetting, defineSection, integerSetting, listSetting } from '#platform/config-section.ts';

export const identitySection = defineSection({
  name: 'identity',
  fields: {
    SIGNUP: {
      schema: choiceSetting(['open', 'closed']),
      default: 'open',
      doc: 'Whether anyone can create an account: open or closed.',
    },
    SESSION_DAYS: {
      schema: integerSetting(1, 3_650),
      default: 30,
      doc: 'Days without use after which a session ends.',
    },
    OPERATORS: {
      schema: listSetting(),
      doc: 'The emails, separated by commas, of the accounts that see the operator’s page. They have to be confirmed.',
      defaultText: 'nobody',
    },
    RATE_LIMIT_SIGNUPS_PER_HOUR: {
      schema: integerSetting(1, 1_000_000),
      default: 30,
      doc: 'New accounts per IP address and hour.',
    },
    RATE_LIMIT_FAILED_LOGINS: {
      schema: integerSetting(1, 1_000_000),
      default: 10,
      doc: 'Failed logins per account and IP address in 15 minutes. An account alone, or an IP address alone, may have ten times as many.',
    },
  },
});
