import { useEffect, useRef } from 'react';
import swaggerUi, { type SwaggerPlugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { isDark, onThemeChange } from '#lib/theme.ts';
import { nameFields } from './name-fields.ts';
import { type Description, toShownDescription } from './shown-description.ts';
import './api-reference.css';

const LAYOUT = 'CallsOnly';

export interface ApiReferenceProps {
  description: Description;
  /** Shows only endpoints that accept an access token, and lets people call them. */
  isForTokensOnly: boolean;
  token: string;
}

/** A layout with the endpoints only: the heading and the field for the token are parts of this page. */
const callsOnly: SwaggerPlugin = ({ React }) => ({
  components: {
    [LAYOUT]: ({ getComponent }) =>
      React.createElement(
        'div',
        { className: 'swagger-ui' },
        React.createElement(getComponent('SvgAssets')),
        React.createElement(getComponent('errors', true)),
        React.createElement(getComponent('operations', true)),
      ),
  },
});

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * The endpoints of an OpenAPI document. Nothing is loaded from other servers, and calls are made with the token only.
 */
export function ApiReference({ description, isForTokensOnly, token }: ApiReferenceProps) {
  const container = useRef<HTMLDivElement>(null);
  const latestToken = useRef(token);
  useEffect(() => {
    latestToken.current = token;
  }, [token]);
  useFollowTheme();
  useEffect(() => {
    if (container.current === null) return undefined;
    swaggerUi({
      domNode: container.current,
      spec: toShownDescription(description, { isForTokensOnly }),
      plugins: [callsOnly],
      layout: LAYOUT,
      // By default the library asks a server of its makers whether the document is valid.
      validatorUrl: null,
      // The library's colours for code have too little contrast.
      syntaxHighlight: false,
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      supportedSubmitMethods: isForTokensOnly ? METHODS : [],
      requestInterceptor: (request) => {
        const headers = { ...request.headers };
        if (latestToken.current !== '') headers['Authorization'] = `Bearer ${latestToken.current}`;
        // Without the cookie, so that nothing here acts with the rights of the session.
        return Object.assign(request, { headers, credentials: 'omit' });
      },
    });
    return nameFields(container.current);
  }, [description, isForTokensOnly]);
  return <div ref={container} className="api-reference" />;
}

/** Sets or removes the class of the page that switches the reference to its dark theme. */
function useFollowTheme() {
  useEffect(() => {
    const { classList } = document.documentElement;
    const follow = () => classList.toggle('dark-mode', isDark());
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const stopFollowing = onThemeChange(follow);
    system.addEventListener('change', follow);
    follow();
    return () => {
      stopFollowing();
      system.removeEventListener('change', follow);
      classList.remove('dark-mode');
    };
  }, []);
}
