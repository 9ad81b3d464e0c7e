/**
 * The envelope of every answer, written once: `x-data` in the schema of an answer is what `data` holds on success.
 * Redocly puts the whole schema in its place before it lints or bundles.
 */
const answerWith = (data) => ({
  oneOf: [
    {
      type: 'object',
      required: ['code', 'message', 'data'],
      properties: {
        code: { type: 'integer', const: 200, description: 'Success.' },
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
        'whole-answers': () => ({
          MediaType: {
            leave(media) {
              const data = media.schema?.['x-data'];
              if (data) media.schema = answerWith(data);
            },
          },
        }),
      },
    },
  };
}
