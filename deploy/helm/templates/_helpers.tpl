{{- define "storefront.name" -}}
{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}
{{- end }}

{{- define "storefront.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "storefront.shop" -}}
{{ include "storefront.labels" . }}
app.kubernetes.io/component: shop
{{- end }}

{{- define "storefront.valkey" -}}
{{ include "storefront.labels" . }}
app.kubernetes.io/component: valkey
{{- end }}
