/* global Scalar */
// Everything that would ask another address is off; the page shows our document and nothing else.
Scalar.createApiReference('#reference', {
  url: '/api/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  orderSchemaPropertiesBy: 'preserve',
  orderRequiredPropertiesFirst: false,
  metaData: { title: 'Stimpill Public API' },
});
