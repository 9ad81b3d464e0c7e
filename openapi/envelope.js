/**
 * Defines the envelope of every answer once. `x-data` in the schema of an answer describes `data` on success; this
 * plugin replaces it with the full envelope before Redocly lints or bundles.
 */
const envelopeOf = (data) => ({
  oneOf: [
    {
      type: 'object',
      required: ['code', 'message', 'data'],
      properties: {
        code: { $ref: '../conventions.yaml#/schemas/SuccessCode' },
        message: { type: 'string', description: 'Text for the shopper.' },
        data,
      },
    },
    { $ref: '../conventions.yaml#/schemas/Failure' },
  ],
});

export default function envelope() {
  return {
    id: 'envelope',
    preprocessors: {
      oas3: {
        'expand-answers': () => ({
          MediaType: {
            leave(media) {
              const data = media.schema?.['x-data'];
              if (data) media.schema = envelopeOf(data);
            },
          },
        }),
      },
    },
  };
}
