import { translator } from '#lib/messages.ts';

export const subscriptionMessages = {
  cardLabel: 'Subscription status',
  loading: 'Loading subscription status',
  premium: 'Premium',
  free: 'Free Plan',
  usage: '{used, number} of {limit, number} AI chats used this month',
  unlimited: 'Unlimited AI chats',
  usageLabel: 'AI chats used this month',
  left: '{count, plural, one {Only # AI chat left this month} other {Only # AI chats left this month}}',
  reached: 'Limit reached',
  reachedText: "You've reached your message limit for this month.",
  resets: 'Resets on {date}',
  renews: 'Paid until {date}',
  upgrade: 'Upgrade Plan',
  failed: 'Failed to load subscription status',
  failedText: 'Failed to fetch subscription.',
  retry: 'Try again',

  plan: 'Your plan',
  premiumPrice: 'Premium is $19/month, or $190/year (about 17% saving)',
  benefitChats: 'Unlimited AI chat conversations',
  benefitPriority: 'Priority AI assistance',
  benefitInsights: 'Advanced insights and analytics',
  benefitCategories: 'Custom categories and subcategories',
  benefitExport: 'Export and backup',
  noPayments: 'Payments are not set up here. Whoever runs this app can make your account Premium.',
} as const;

export const t = translator(subscriptionMessages);
