/** Packages that belong to one place: SDKs to their integration, and the libraries a single folder wraps. */
module.exports = [
  {
    name: 'llm',
    packages: ['ai', '@ai-sdk/[^/]+', 'ollama-ai-provider-v2'],
    folder: '^apps/server/src/integrations/llm/',
  },
  { name: 'embedding', packages: ['onnxruntime-node'], folder: '^apps/server/src/integrations/embedding/' },
  { name: 'payments', packages: ['stripe'], folder: '^apps/server/src/integrations/payments/' },
  { name: 'email', packages: ['nodemailer'], folder: '^apps/server/src/integrations/email/' },
  { name: 'storage', packages: ['@aws-sdk/[^/]+'], folder: '^apps/server/src/integrations/object-store/' },
  { name: 'oauth', packages: ['oidc-provider'], folder: '^apps/server/src/integrations/authorization-server/' },
  { name: 'push', packages: ['web-push'], folder: '^apps/server/src/integrations/push/' },
  {
    name: 'auth',
    packages: ['better-auth', '@better-auth/[^/]+', '@node-rs/argon2'],
    folder: '^apps/server/src/features/identity/',
  },
  { name: 'jobs', packages: ['pg-boss'], folder: '^apps/server/src/platform/' },
  { name: 'archive', packages: ['yauzl'], folder: '^apps/server/src/features/(imports|files/chat-files/reading)/' },
];
