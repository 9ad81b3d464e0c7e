import kotlinx.serialization.json.*
import org.openapitools.client.apis.*
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.*

/**
 * Buys the first product of the shop with the client that openapi-generator makes for Kotlin, and shows two failures.
 * Every answer has HTTP status 200: a failure is the other member of the answer, with the code in the body.
 */
private fun report(vararg values: Any?) = println(JsonArray(values.map(::json)))

private fun json(value: Any?): JsonElement = when (value) {
    is Number -> JsonPrimitive(value)
    is Boolean -> JsonPrimitive(value)
    else -> JsonPrimitive(value as String?)
}

private fun report(call: String, failure: Failure) {
    report(call, "failure", failure.code.value, failure.message)
}

fun main() {
    // A field that is not given is left out.
    Serializer.kotlinxSerializationJsonConfiguration = { explicitNulls = false }
    val shop = System.getenv("SHOP_URL")
    val products = ProductApi(shop)

    val page = (products.productList(limit = 3) as ProductListAnswer.ProductListSuccessValue).value.data
    val card = page.list.first()
    report("productList", page.total, card.storeName, card.price, card.otPrice)

    val product = (products.productDetail(card.id) as ProductDetailAnswer.ProductDetailSuccessValue).value.data
    val sku = product.productValue.values.minBy { it.id }
    report("productDetail", product.productInfo.storeName, product.productInfo.price, sku.id, sku.weight)

    val categories = (products.productCategories() as ProductCategoriesAnswer.ProductCategoriesSuccessValue).value.data
    report("productCategories", categories.size, categories.first().name, categories.first().childList.size)

    val ways = (LoginApi(shop).loginMethods() as LoginMethodsAnswer.LoginMethodsSuccessValue).value.data
    report("loginMethods", ways.googleOpen, ways.facebookAppId, ways.visitorOpen)

    // A guest has no account, and this product does not exist.
    report("userInfo", (UserApi(shop).userInfo() as UserInfoAnswer.FailureValue).value)
    report("productDetail", (products.productDetail(99999999) as ProductDetailAnswer.FailureValue).value)

    val person = EmailLogin(System.getenv("SHOP_EMAIL"), System.getenv("SHOP_PASSWORD"))
    val session = (LoginApi(shop).emailLogin(person) as EmailLoginAnswer.EmailLoginSuccessValue).value.data
    report("emailLogin", session.uid, session.nikeName, session.email, session.phone, session.type.value)
    ApiClient.apiKey["Authori-zation"] = session.token

    val user = (UserApi(shop).userInfo() as UserInfoAnswer.UserInfoSuccessValue).value.data
    report("userInfo", user.nickname, user.email, user.userType.value, user.integral)

    val orders = OrderApi(shop)
    val counts = (orders.orderCenterCounts() as OrderCenterCountsAnswer.OrderCenterCountsSuccessValue).value.data
    report("orderCenterCounts", counts.unPaidCount, counts.refundCount)

    val book = (AddressApi(shop).addressList() as AddressListAnswer.AddressListSuccessValue).value.data
    val home = book.list.first()
    report("addressList", book.total, home.realName, home.postCode, home.isDefault)

    val cart = CartApi(shop)
    cart.cartSave(listOf(CartAddItem(card.id, sku.id, 2))) as CartSaveAnswer.CartSaveSuccessValue
    report("cartSave")

    val store = (cart.cartList(true) as CartListAnswer.CartListSuccessValue).value.data.first()
    val line = store.cartInfoList.first()
    report("cartList", store.merName, line.productAttrUnique, line.price, line.cartNum)

    val lines = PreOrderCreate(PreOrderType.SHOPPING_CART, listOf(PreOrderItem(shoppingCartId = line.id)))
    val preOrderNo = (orders.preOrderCreate(lines) as PreOrderCreateAnswer.PreOrderCreateSuccessValue).value.data.preOrderNo
    report("preOrderCreate", preOrderNo)

    val order = OrderCreate(preOrderNo, home.id, PayType.CARD, PayChannel.PC)
    report("orderCreate", (orders.orderCreate(order) as OrderCreateAnswer.OrderCreateSuccessValue).value.data.orderNo)
}
